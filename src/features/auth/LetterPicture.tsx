import styles from './LetterPicture.module.css';

/** A letter with a code in it, above what has to do with mail. */
export const LetterPicture = () => (
  <img src="/brand/letter.svg" alt="" width="200" height="140" className={styles['letter']} />
);
