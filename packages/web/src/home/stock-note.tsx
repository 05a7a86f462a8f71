import { type Stock, takeUpdate } from '../offline.ts';
import { useWords } from '../words/index.ts';

/** What there is to say about how the browser keeps the page. */
export function StockNote({ stock }: { stock: Stock }) {
  const words = useWords();
  switch (stock) {
    case 'nothing':
      return <p class="stock">{isSecureContext ? words.home.unkept : words.home.insecure}</p>;
    case 'a newer one':
      return <Update />;
    default:
      return null;
  }
}

/** A new version is only offered here, where no game can be disturbed. */
function Update() {
  const words = useWords();
  return (
    <p class="stock">
      {words.home.update}{' '}
      <button type="button" class="choice" onClick={takeUpdate}>
        {words.home.updateNow}
      </button>
    </p>
  );
}
