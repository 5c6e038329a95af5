import { outline } from './icon.tsx';

export const HeartbeatIcon = outline(
  'M12 19.8 5.6 13.4M3 12h4l1.6 2.6 2.6-6 2 4.4H16M4.4 9.6a4.6 4.6 0 0 1 7-4.5l.6.5.6-.5a4.6 4.6 0 0 1 5.9 7L12 19.8',
);
export const StomachIcon = outline(
  'M9.5 3.5v3.8c0 1.3-.5 2-1.6 2.6C5.6 11.2 4.5 13 4.5 15.200A4.3 4.3 0 0 0 8.8 19.500H9v1M13 3.500v3.200c0 1.2.8 1.8 2.3 1.800a4.2 4.2 0 0 1 4.2 4.300c0 4.3-3.7 7.7-8 7.700H9',
);
export const PlateIcon = outline(
  'M19 12a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM15.2 12a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0zM2.5 5.500v13M21.5 5.500v13',
);
export const PillIcon = outline(
  'M10.5 19.600a4.3 4.3 0 0 1-6.1-6.100l9.1-9.100a4.3 4.3 0 0 1 6.1 6.100zM9 8.900l6.1 6.1',
);
export const MoonIcon = outline('M12.5 3.500a7 7 0 0 0 8 9.5 8.7 8.7 0 1 1-8-9.500z');
export const BottleIcon = outline(
  'M9 3.500h6v3H9zM9 6.500l-1.5 2.300A4.5 4.5 0 0 0 6.8 11.200V19a1.8 1.8 0 0 0 1.8 1.800h6.800a1.8 1.8 0 0 0 1.8-1.800v-7.800a4.5 4.5 0 0 0-.7-2.400L15 6.500M6.8 12.500h10.400M6.8 16.500h10.4',
);
export const CareIcon = outline(
  'M12 20.500c-4.8-2.3-7.5-5.4-7.5-10V6l7.5-2.500L19.5 6v4.500c0 4.6-2.7 7.7-7.5 10zM12 8.500v6M9 11.500h6',
);
