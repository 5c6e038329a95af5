/** Whether the member wants the browser to save data: then nothing is fetched before it is needed. */
export const savesData = (): boolean => Object(Reflect.get(navigator, 'connection'))['saveData'] === true;
