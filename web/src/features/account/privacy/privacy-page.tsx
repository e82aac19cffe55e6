import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryState } from '#lib/history-state.ts'
import { Page } from '#ui/page.tsx'
import { ConsentsSection } from './consents-section.tsx'
import { DeletionDialog } from './deletion-dialog.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { ExportSection } from './export-section.tsx'

export function PrivacyPage() {
  const { t } = useTranslation('account')
  const tool = useHistoryState('openedAccountTool')
  return (
    <Page title={t('sections.privacy')}>
      <ConsentsSection />
      <ExportSection />
      <DeletionSection />
      {(tool?.kind === 'deletion' || tool?.kind === 'withdrawal') && (
        <DeletionDialog reason={tool.kind === 'deletion' ? 'request' : 'withdrawal'} />
      )}
    </Page>
  )
}
