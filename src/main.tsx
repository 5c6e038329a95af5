import './app/theme/tokens.css';
import './app/theme/base.css';
import { App } from './app/App.tsx';
import { countError, countUncaughtErrors } from './app/browser-errors.ts';
import { inspectFlows, isInspected } from './app/inspection/inspect-flows.ts';
import { mount } from './app/mount.tsx';
import { reloadOnFailedImport } from './app/reload-on-failed-import.ts';
import { startApp } from './app/start-app.ts';
import { watchInstallation } from './pwa/installation.ts';
import { registerServiceWorker } from './pwa/register.ts';

if (import.meta.env.DEV && isInspected()) inspectFlows();
countUncaughtErrors(window, countError);
watchInstallation();
// the name of this file differs with each version
reloadOnFailedImport(window, import.meta.url);
registerServiceWorker();
// parsing the code is a task of its own: combined with the following one, it would double the delay of a tap
const task = new MessageChannel();
task.port1.onmessage = () => {
  task.port1.close();
  const app = startApp();
  void mount(app.router, <App {...app} />);
};
task.port2.postMessage(null);
