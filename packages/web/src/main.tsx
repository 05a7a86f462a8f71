import { render } from 'preact';
import { App } from './app.tsx';
import { offers } from './clients.ts';
import { workOffline } from './offline.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/cards.css';
import './styles/pieces.css';
import './styles/felt.css';
import './styles/portraits.css';
import './styles/table.css';
import './styles/seats.css';
import './styles/middle.css';
import './styles/hand.css';
import './styles/panels.css';
import './styles/felts.css';
import './styles/controls.css';
import './styles/pages.css';
import './styles/home.css';
import './styles/posters.css';
import './styles/bands.css';
import './styles/new.css';
import './styles/settings.css';
import './styles/history.css';
import './styles/sizes.css';
import './styles/terms.css';
import './styles/trumps.css';
import './styles/questions.css';

// Nearly every screen needs the worker: it starts while the words are loaded. If that fails, the first
// who asks it something is told.
offers().catch(() => {});
const root = document.getElementById('app');
if (root) render(<App />, root);
void workOffline();
