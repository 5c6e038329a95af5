import { type ReactNode, useId } from 'react';
import { skeletons as texts } from '#src/ui/feedback/texts.ts';
import { classNames } from '../class-names.ts';
import card from '../recipe/RecipeCard.module.css';
import styles from './Skeletons.module.css';

type Width = 'w45' | 'w60' | 'w75' | 'w90' | 'full';
type Kind = 'text' | 'heading' | 'title' | 'note' | 'circle' | 'button' | Picture;
type Picture = 'card-picture' | 'lead-picture' | 'row-picture' | 'page-picture';

/** The gray placeholder of a line, a title or a picture. */
function Bone({ kind = 'text', width = 'full' }: { kind?: Kind; width?: Width }) {
  return <span className={classNames(styles['bone'], styles[kind], styles[width])} />;
}

/** Announces once that something is loading; the placeholders are hidden from screen readers. */
function Loading({ label = texts.loading, children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" className={styles['loading']} data-loading="">
      <span className="sr">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

export function RecipeCardSkeleton() {
  return (
    <div className={card['card']}>
      <Bone kind="card-picture" />
      <div className={card['body']}>
        <Bone kind="title" width="w90" />
        <Bone kind="title" width="w60" />
        <Bone kind="note" width="w75" />
        <Bone kind="note" width="w60" />
      </div>
    </div>
  );
}

export function RecipeLeadSkeleton() {
  return (
    <div className={card['lead']}>
      <Bone kind="lead-picture" />
      <div className={card['body']}>
        <Bone kind="heading" width="w60" />
        <Bone kind="note" width="w45" />
        <hr className={card['rule']} />
        <GaugeBones />
      </div>
    </div>
  );
}

/** A first page of recipes: the lead card and a grid of two columns. */
export function RecipeGridSkeleton({ cards = 4, lead = true }: { cards?: number; lead?: boolean }) {
  const id = useId();
  return (
    <Loading label={texts.recipes}>
      <div className={styles['grid']}>
        {lead && <RecipeLeadSkeleton />}
        {Array.from({ length: cards }, (_, index) => `${id}${index}`).map((key) => (
          <RecipeCardSkeleton key={key} />
        ))}
      </div>
    </Loading>
  );
}

/** Recipe rows, one below the other. */
export function RecipeRowsSkeleton({ rows = 5 }: { rows?: number }) {
  const id = useId();
  return (
    <Loading label={texts.recipes}>
      <div className={styles['cards']}>
        {Array.from({ length: rows }, (_, index) => `${id}${index}`).map((key) => (
          <div key={key} className={card['row']}>
            <Bone kind="row-picture" />
            <div className={card['body']}>
              <Bone kind="title" width="w75" />
              <Bone kind="note" width="w60" />
              <Bone kind="note" width="w45" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** A recipe's page: picture, title, figures, gauges, tabs. */
export function RecipePageSkeleton() {
  return (
    <Loading label={texts.recipe}>
      <Bone kind="page-picture" />
      <div className={styles['page']}>
        <Bone kind="title" width="w90" />
        <Bone kind="title" width="w45" />
        <Bone kind="note" width="w60" />
        <div className={styles['figures']}>
          <Bone kind="button" />
          <Bone kind="button" />
          <Bone kind="button" />
        </div>
        <GaugeBones />
        <Bone kind="button" />
        <RowBones rows={6} />
      </div>
    </Loading>
  );
}

/** The verdict on a recipe: its sentence and the gauges. */
export function VerdictSkeleton() {
  return (
    <Loading label={texts.verdict}>
      <div className={styles['verdict']}>
        <Bone kind="heading" width="w60" />
        <Bone kind="note" width="w90" />
        <GaugeBones />
      </div>
    </Loading>
  );
}

const GaugeBones = () => (
  <div className={styles['gauges']}>
    {[1, 2, 3, 4, 5].map((key) => (
      <Bone key={key} kind="circle" />
    ))}
  </div>
);

function RowBones({ rows }: { rows: number }) {
  const id = useId();
  return Array.from({ length: rows }, (_, index) => `${id}${index}`).map((key, index) => (
    <Bone key={key} width={(['w75', 'w90', 'w60'] as const)[index % 3] ?? 'w75'} />
  ));
}

/** Rows of a list. */
export function ListSkeleton({ rows = 5, pad = 'none' }: { rows?: number; pad?: 'none' | 'page' }) {
  return (
    <Loading>
      <div className={classNames(styles['rows'], pad === 'page' && styles['ofPage'])}>
        <RowBones rows={rows} />
      </div>
    </Loading>
  );
}
