import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@overtrick/engine';
import { codeOf, linkTo } from '@overtrick/table/links';
import { expect, test } from 'vitest';
import { run, scratch } from '../../test/builders.ts';
