import { outline, solid } from './icon.tsx';

export const MenuIcon = outline('M4 6.5h16M4 12h16M4 17.5h16');
export const BellIcon = outline(
  'M12 4.8V3.2M6.5 16.8v-6.3a5.5 5.5 0 0 1 11 0v6.3l1.9 1.2H4.6zM9.8 20.7c1.3.9 3.1.9 4.4 0',
);
export const HomeIcon = outline(
  'M4.5 11.2 12 4.3l7.5 6.9V19a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19zM9.5 20.5v-4.7a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v4.7',
);
export const HomeSolidIcon = solid(
  'M2.8 11.7 12 3.3l9.2 8.4h-2V19a1.8 1.8 0 0 1-1.8 1.8h-2.9v-5.3a1 1 0 0 0-1-1h-3a1 1 0 0 0-1 1v5.3H6.6A1.8 1.8 0 0 1 4.8 19v-7.3z',
);
export const HealthIcon = outline(
  'M4 10.6a4.7 4.7 0 0 1 1-5 4.7 4.7 0 0 1 6.7 0l.3.4.3-.4A4.7 4.7 0 0 1 19 12.3l-7 7.2-2.4-2.5M3 13.6h3.2l1.7 2.7 2-5.6 1.3 2.9h2.6',
);
export const BooksIcon = outline(
  'M4 5.5A1 1 0 0 1 5 4.5h3v15H5a1 1 0 0 1-1-1zM8 4.5h3a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H8zM13.7 5.8l3-.8 3.8 13.7-3 .8zM4 8h4M8 16h4M14.6 9.2l3-.8',
);
export const CalendarIcon = outline(
  'M6 5.5h12A1.5 1.5 0 0 1 19.5 7v11.5A1.5 1.5 0 0 1 18 20H6a1.5 1.5 0 0 1-1.5-1.5V7A1.5 1.5 0 0 1 6 5.5zM4.5 10h15M8.5 3.5v4M15.5 3.5v4M8.5 13.5v.01M12 13.5v.01M15.5 13.5v.01M8.5 16.7v.01M12 16.7v.01',
);
export const PersonIcon = outline(
  'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM6.2 18.7c.8-1.9 2.2-2.9 4.2-2.9h3.2c2 0 3.4 1 4.2 2.9',
);
