import type { Attendance } from './attendance.ts';
import type { Driver, Submit } from './driver.ts';
import { decideForHouse } from './housework.ts';
import type { Ports } from './ports.ts';
import { tableToGoOn } from './resumed.ts';
import type { Table } from './table.ts';
import { decideForCompany } from './visitors.ts';
import { Warden } from './warden.ts';

/** What a table needs only where people meet: judges of what they ask for, and somebody who looks after them. */
export interface Among {
  readonly forCompany: typeof decideForCompany;
  readonly forHouse: typeof decideForHouse;
  readonly tableToGoOn: typeof tableToGoOn;
  wardenOf(table: Table, ports: Ports, submit: Submit, driver: Driver, here: Attendance): Warden;
}

/** What a host is given from outside. */
export interface HostPorts extends Ports {
  /** Where people meet; without it a table is for one who plays alone, or for those who share a device. */
  readonly among?: Among;
}

/** Apart from the host: whoever plays alone on the page need not load it. */
export const amongPeople: Among = {
  forCompany: decideForCompany,
  forHouse: decideForHouse,
  tableToGoOn,
  wardenOf: (...means) => new Warden(...means),
};
