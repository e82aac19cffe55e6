import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import type { SourceInput } from '#parts/list-import/source.rules.ts'
import { ListImportWizard } from '#parts/list-import/list-import-wizard.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { CartFinish, type TakenImport } from './cart-finish.tsx'
import { ImportReport } from './import-report.tsx'

type Props = {
  /** Pasted or dropped on the page already. */
  initial: SourceInput | undefined
  jobId: string | null
  onJob: (id: string | null) => void
  onClose: () => void
}

/** The import of a list into the cart; its end is a report on the lines that are not quite as they were asked. */
export function ImportDialog({ initial, jobId, onJob, onClose }: Props) {
  const { t } = useTranslation('list-import')
  const [taken, setTaken] = useState<TakenImport | null>(null)
  return (
    <AppDialog isOpen title={t('title')} maxWidth={jobId && !taken ? 'lg' : 'sm'} onClose={onClose}>
      {taken ? (
        <ImportReport taken={taken} onClose={onClose} />
      ) : (
        <ListImportWizard
          jobId={jobId}
          onJob={onJob}
          destination="cart"
          initial={initial}
          renderFinish={(props) => <CartFinish {...props} onTaken={setTaken} onClose={onClose} />}
        />
      )}
    </AppDialog>
  )
}
