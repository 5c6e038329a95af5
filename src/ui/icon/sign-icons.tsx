import { outline } from './icon.tsx';

export const ArrowLeftIcon = outline('M20 12H4.5M10.5 5.5 4 12l6.5 6.5', true);
export const CheckIcon = outline('m5 12.5 4.5 4.5L19 7.5');
export const AlertIcon = outline('M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 7.5V13M12 16.3v.1');
export const MailIcon = outline(
  'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5zM4 7l8 6 8-6',
);
export const LockIcon = outline(
  'M6.5 10.5h11A1.5 1.5 0 0 1 19 12v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 15v1.5',
);
export const EyeIcon = outline(
  'M2.8 12C5 8 8.2 6 12 6s7 2 9.2 6c-2.2 4-5.4 6-9.2 6s-7-2-9.2-6zM14.5 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
);
export const EyeOffIcon = outline(
  'M2.8 12C5 8 8.2 6 12 6s7 2 9.2 6c-2.2 4-5.4 6-9.2 6s-7-2-9.2-6zM14.5 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM4.5 19.5l15-15',
);
