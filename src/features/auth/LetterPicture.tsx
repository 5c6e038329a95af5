import styles from './LetterPicture.module.css';

/** Drawing of a letter with a code. */
export const LetterPicture = () => (
  <img src="/brand/letter.svg" alt="" width="200" height="140" className={styles['letter']} />
);
