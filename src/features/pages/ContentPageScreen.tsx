import { useLoaderData, useParams } from 'react-router-dom';
import { type PageReading, useContentPage, usePageLinks } from '#src/flows/shell/use-content-page.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { RichText } from '#src/ui/rich-text/RichText.tsx';
import { ContentPageArticle, contentsFrom } from './ContentPageArticle.tsx';
import styles from './ContentPageScreen.module.css';
import '#src/ui/frame/print.css';
import { messages } from '#domain/message/messages.ts';
import { contentPageScreen as texts } from './texts.ts';
import { useSection } from './use-section.ts';

/** A public content page: about, terms, privacy, FAQ. */
export function ContentPageScreen() {
  const { id = '' } = useParams();
  return <ReadPage key={id} id={id} />;
}

function ReadPage({ id }: { id: string }) {
  const reading = useLoaderData<PageReading | null>();
  const { page, state, failure, retry } = useContentPage(id, reading);
  if (page) return <Article page={page} />;
  if (state === 'notFound') return <NoSuchPage />;
  if (state === 'failed')
    return (
      <div className={styles['instead']}>
        <FailureNote heading="h1" title={texts.failedTitle} text={failure} onRetry={retry} />
      </div>
    );
  return <TextSkeleton label={texts.loading} />;
}

type Page = NonNullable<ReturnType<typeof useContentPage>['page']>;
function Article({ page: { name, content, updated_at } }: { page: Page }) {
  const hrefOf = usePageLinks();
  usePageTitle(name);
  useSection();
  return (
    <ContentPageArticle name={name} updatedAt={updated_at}>
      <RichText html={content} hrefOf={hrefOf} contentsFrom={contentsFrom} />
    </ContentPageArticle>
  );
}

function NoSuchPage() {
  usePageTitle(messages.pageNotFound);
  return (
    <div className={styles['instead']}>
      <EmptyState
        drawing="lost"
        heading="h1"
        title={messages.pageNotFound}
        text={texts.notFoundText}
        action={
          <Button variant="tinted" size="sm" href={paths.landing()}>
            {texts.backToHome}
          </Button>
        }
      />
    </div>
  );
}
