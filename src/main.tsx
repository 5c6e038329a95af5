import './app/theme/tokens.css';
import './app/theme/base.css';
import { App } from './app/App.tsx';
import { inspectFlows, isInspected } from './app/inspection/inspect-flows.ts';
import { mount } from './app/mount.tsx';
import { startApp } from './app/start-app.ts';
import { watchInstallation } from './pwa/installation.ts';
import { registerServiceWorker } from './pwa/register.ts';

if (import.meta.env.DEV && isInspected()) inspectFlows();
watchInstallation();
// to read the code is a task by itself: with what follows it would keep a tap waiting twice as long
setTimeout(() => {
  const app = startApp();
  void mount(app.router, <App {...app} />);
  registerServiceWorker();
});
