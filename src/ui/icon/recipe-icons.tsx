import { outline, solid } from './icon.tsx';

const star =
  'M12.00 2.80L14.76 8.90L21.42 9.64L16.47 14.15L17.82 20.71L12.00 17.40L6.18 20.71L7.53 14.15L2.58 9.64L9.24 8.90z';
const heart =
  'M12 20 4.7 12.6a4.8 4.8 0 0 1 0-6.8 4.7 4.7 0 0 1 6.7 0l.6.7.6-.7a4.7 4.7 0 0 1 6.7 0 4.8 4.8 0 0 1 0 6.8z';

export const StarIcon = outline(star);
export const StarSolidIcon = solid(star);
export const HeartIcon = outline(heart);
export const HeartSolidIcon = solid(heart);
export const BookmarkIcon = outline('M6.5 4.5h11V20L12 15.8 6.5 20z');
export const ClockIcon = outline('M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 7v5.2l3.2 2.3');
export const PeopleIcon = outline(
  'M12.7 7.2a3.7 3.7 0 1 1-7.4 0 3.7 3.7 0 0 1 7.4 0zM3 20.5v-1.8a4.2 4.2 0 0 1 4.2-4.2h3.6a4.2 4.2 0 0 1 4.2 4.2v1.8M15.8 3.7a3.7 3.7 0 0 1 0 7M17.8 14.7a4.2 4.2 0 0 1 3.2 4v1.8',
);
