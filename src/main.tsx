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
registerServiceWorker();
// to read the code is a task by itself: with what follows it would keep a tap waiting twice as long
const task = new MessageChannel();
task.port1.onmessage = () => {
  task.port1.close();
  const app = startApp();
  void mount(app.router, <App {...app} />);
};
task.port2.postMessage(null);
