import './app/theme/tokens.css';
import './app/theme/base.css';
import { App } from './app/App.tsx';
import { mount } from './app/mount.tsx';
import { startApp } from './app/start-app.ts';
import { registerServiceWorker } from './pwa/register.ts';

const app = startApp();
void mount(app.router, <App {...app} />);
registerServiceWorker();
