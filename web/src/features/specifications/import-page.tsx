import Paper from '@mui/material/Paper'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useTranslation } from '#i18n/use-translation.tsx'
import { idOf, listAddress, textOf } from '#lib/list-params.ts'
import { paths } from '#lib/paths.ts'
import { parseSearch } from '#lib/search-string.ts'
import { ListImportWizard } from '#parts/list-import/list-import-wizard.tsx'
import { useUser } from '#parts/site/use-site.ts'
import { Page } from '#ui/page.tsx'
import { ImportFinish } from './import-finish.tsx'
import { NoGuests } from './no-specification.tsx'

/** any list becomes a specification, or goes into the one that the address names; the import under way is in the address too. */
export function SpecificationImportPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const user = useUser()
  const search = parseSearch(useLocation({ select: (location) => location.searchStr }))
  const into = idOf(search.into)
  const job = /^[\da-f-]{36}$/i.test(textOf(search.job)) ? textOf(search.job) : null
  if (!user) return <NoGuests />
  const open = (id: string | null) =>
    void navigate({ href: listAddress(paths.specificationImport, { page: 1, into, job: id ?? '' }), replace: id === null })
  return (
    <Page title={t('nav.specificationImport')}>
      <Paper variant="outlined" sx={{ p: { xs: 3, sm: 4 } }}>
        <ListImportWizard
          jobId={job}
          onJob={open}
          destination="specification"
          renderFinish={(finish) => <ImportFinish {...finish} into={into === '' ? null : Number(into)} />}
        />
      </Paper>
    </Page>
  )
}
