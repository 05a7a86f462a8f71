import type { Forecast } from './trial.ts';

/** Forecasts between two tenths, and how many of them came true. */
export interface Band {
  n: number;
  odds: number;
  made: number;
}

/** How well odds were told. */
export interface Calibration {
  /** By tenths. */
  readonly bands: Band[];
  n: number;
  /** Of the squared errors: their mean is the Brier score. */
  errors: number;
}

const BANDS = 10;

export function emptyCalibration(): Calibration {
  const bands = Array.from({ length: BANDS }, () => ({ n: 0, odds: 0, made: 0 }));
  return { bands, n: 0, errors: 0 };
}

export function addForecast(calibration: Calibration, { odds, made }: Forecast): void {
  const band = calibration.bands[Math.min(BANDS - 1, Math.floor(odds * BANDS))];
  band.n++;
  band.odds += odds;
  band.made += made ? 1 : 0;
  calibration.n++;
  calibration.errors += (odds - (made ? 1 : 0)) ** 2;
}
