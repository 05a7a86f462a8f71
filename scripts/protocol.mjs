// `npm run protocol`: writes the JSON schemas of docs/protocol.md from those that the server checks by. `npm test` fails when
// they are not the same.
import { readFileSync, writeFileSync } from 'node:fs';
import { documented } from '../packages/server/test/schemas.ts';
import { readArguments } from './arguments.mjs';

readArguments(`npm run protocol

Writes the JSON schemas of docs/protocol.md from those that the server checks by.`);

const path = new URL('../docs/protocol.md', import.meta.url);
writeFileSync(path, documented(readFileSync(path, 'utf8')));
