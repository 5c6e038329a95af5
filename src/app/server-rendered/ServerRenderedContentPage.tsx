import type { components } from '#contract/api.ts';
import type { Settings } from '#domain/settings/default-settings.ts';
import { ContentPageArticle, contentsFrom } from '#src/features/pages/ContentPageArticle.tsx';
import { pageLinksOf } from '#src/flows/shell/page-links.ts';
import { paths } from '#src/paths.ts';
import { AppColumn } from '#src/ui/frame/AppColumn.tsx';
import { BottomNavigation } from '#src/ui/frame/BottomNavigation.tsx';
import { parseCleanHtml } from '#src/ui/rich-text/parse-clean-html.ts';
import { RichBody } from '#src/ui/rich-text/RichText.tsx';
import { AuthLayout } from '../layouts/AuthLayout.tsx';
import { navigationEntryOf, navigationHrefs } from '../layouts/navigation-entry.ts';

export interface ServerRenderedContentPageProps {
  /** With sanitized content. */
  readonly page: components['schemas']['Page'];
  readonly settings: Settings;
}

/** A content page as the server renders it, with a guest's links, and with the navigation on a member's device. */
export function ServerRenderedContentPage({ page, settings }: ServerRenderedContentPageProps) {
  const { id, name, content, updated_at } = page;
  return (
    <div id="rendered-page">
      <AppColumn>
        <AuthLayout title="Kindfare" titleIs="label" onBack={() => {}}>
          <ContentPageArticle name={name} updatedAt={updated_at}>
            <RichBody
              body={parseCleanHtml(content)}
              hrefOf={pageLinksOf(settings, null)}
              contentsFrom={contentsFrom}
            />
          </ContentPageArticle>
        </AuthLayout>
        <div id="rendered-navigation">
          <BottomNavigation hrefs={navigationHrefs} current={navigationEntryOf(paths.page(id))} />
        </div>
      </AppColumn>
    </div>
  );
}
