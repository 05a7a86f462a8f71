import type { FriendsTable } from './friends-table.ts';
import { useFriendWords } from './words.ts';

/** Says that the line is cut, or that the server waits, as long as that is so; what is chosen meanwhile is done afterwards. */
export function LineBand({ table }: { readonly table: FriendsTable }) {
  const { line } = useFriendWords();
  const { state } = table;
  const isCut = state.kind === 'cut';
  const isWaiting = state.kind === 'waiting';
  return (
    <div class="line-band" role="status" data-cut={isCut || isWaiting || undefined}>
      {isWaiting && <span>{line.waiting}</span>}
      {isCut && (
        <>
          <span>{state.isRestart ? line.restart : line.cut}</span>
          <button type="button" class="choice" onClick={table.come}>
            {line.now}
          </button>
        </>
      )}
    </div>
  );
}
