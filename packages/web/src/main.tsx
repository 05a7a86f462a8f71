import { render } from 'preact';
import { App } from './app.tsx';
import { workOffline } from './offline.ts';
import './styles/tokens.css';
import './styles/base.css';
import './styles/cards.css';
import './styles/table.css';
import './styles/seats.css';
import './styles/middle.css';
import './styles/hand.css';
import './styles/panels.css';
import './styles/pages.css';
import './styles/sizes.css';

const root = document.getElementById('app');
if (root) render(<App />, root);
void workOffline();
