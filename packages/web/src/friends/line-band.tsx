import type { FriendsTable } from './friends-table.ts';
import { useFriendWords } from './words.ts';

/** Says that the line is cut, as long as it is; what is chosen meanwhile is sent as soon as it is back. */
export function LineBand({ table }: { readonly table: FriendsTable }) {
  const { line } = useFriendWords();
  const isCut = table.state.kind === 'cut';
  return (
    <div class="line-band" role="status" data-cut={isCut || undefined}>
      {isCut && (
        <>
          <span>{line.cut}</span>
          <button type="button" class="choice" onClick={table.come}>
            {line.now}
          </button>
        </>
      )}
    </div>
  );
}
