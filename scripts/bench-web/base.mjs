// The page of an earlier commit, built beside this one.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkModules } from '../scratch.mjs';
import { buildPage } from '../setup.mjs';
import { root } from '../steps.mjs';

/**
 * Where it is, and how it is taken away again; undefined if there is no such commit.
 * @param {string} commit
 */
export function pageOf(commit) {
  const tree = mkdtempSync(join(tmpdir(), 'overtrick-base-'));
  const git = (/** @type {string[]} */ ...args) =>
    spawnSync('git', args, { cwd: root }).status === 0;
  const remove = () => {
    rmSync(tree, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  if (!git('worktree', 'add', '--force', '--detach', tree, commit)) {
    remove();
    return undefined;
  }
  linkModules(tree);
  buildPage(tree);
  return { folder: join(tree, 'packages/web/dist/page'), remove };
}
