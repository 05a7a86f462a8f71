// Small defects, each of which a check must catch: `npm run plant` plants them one at a time.
// defects.test.mjs tells which of them cannot be planted any more.

import { botsDefects } from './bots.mjs';
import { cliDefects } from './cli.mjs';
import { engineAuctionDefects } from './engine-auction.mjs';
import { engineNamingDefects } from './engine-naming.mjs';
import { engineOptionsDefects } from './engine-options.mjs';
import { engineRecordsDefects } from './engine-records.mjs';
import { engineRoomsDefects } from './engine-rooms.mjs';
import { engineScoresDefects } from './engine-scores.mjs';
import { engineSecretsDefects } from './engine-secrets.mjs';
import { engineTricksDefects } from './engine-tricks.mjs';
import { engineViewsDefects } from './engine-views.mjs';
import { labDefects } from './lab.mjs';
import { researchersDefects } from './researchers.mjs';
import { serverDefects } from './server.mjs';
import { serverNodesDefects } from './server-nodes.mjs';
import { serverPeopleDefects } from './server-people.mjs';
import { tableDefects } from './table.mjs';
import { tableFriendsDefects } from './table-friends.mjs';
import { webAroundDefects } from './web-around.mjs';
import { webPageDefects } from './web-page.mjs';

/** @type {import('./defect.mjs').Defect[]} */
export const defects = [
  ...engineTricksDefects,
  ...engineAuctionDefects,
  ...engineNamingDefects,
  ...engineScoresDefects,
  ...engineRoomsDefects,
  ...engineViewsDefects,
  ...engineSecretsDefects,
  ...engineRecordsDefects,
  ...engineOptionsDefects,
  ...botsDefects,
  ...tableDefects,
  ...tableFriendsDefects,
  ...serverDefects,
  ...serverNodesDefects,
  ...serverPeopleDefects,
  ...webPageDefects,
  ...webAroundDefects,
  ...labDefects,
  ...researchersDefects,
  ...cliDefects,
];
