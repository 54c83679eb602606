import 'virtual:board.css';
import './style/index.css';
import { render } from 'preact';
import { register } from './offline/register.ts';
import { App } from './shell/app.tsx';
import { watchPlace } from './shell/router.ts';
import { watchSettings } from './shell/settings.ts';

watchSettings();
watchPlace();
const root = document.getElementById('page');
if (root !== null) render(<App />, root);
void register();
