import 'virtual:board.css';
import './style/index.css';
import { render } from 'preact';
import { watchLeaving } from './keep/leave.ts';
import { register } from './offline/register.ts';
import { App } from './shell/app.tsx';
import { place, watchPlace } from './shell/router.ts';
import { screenAt } from './shell/screens.ts';
import { watchSettings } from './shell/settings.ts';

// The screen's code comes while the bar is drawn; where it does not come, the screen says so itself.
screenAt(place.value.path)
  ?.load()
  .catch(() => undefined);
watchSettings();
watchPlace();
watchLeaving();
const root = document.getElementById('page');
if (root !== null) render(<App />, root);
void register();
