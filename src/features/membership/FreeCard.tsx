import { type ReactNode, useId } from 'react';
import { money } from '#domain/membership/money.ts';
import styles from './PlanCard.module.css';
import priceStyles from './PlanPrice.module.css';
import { freeCard as texts } from './texts.ts';

/** What costs nothing, as easy to see as the plans. */
export function FreeCard({ currency, action }: { currency: string; action: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <div className={styles['head']}>
        <div>
          <h2 id={id} className={styles['name']}>
            {texts.title}
          </h2>
          <p className={priceStyles['price']}>
            <b className={priceStyles['small']}>{money(0, currency)}</b>
          </p>
        </div>
        <div className={styles['stay']}>{action}</div>
      </div>
      <p className={styles['note']}>{texts.benefit}</p>
    </section>
  );
}
