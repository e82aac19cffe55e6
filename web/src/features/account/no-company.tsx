import Button from '@mui/material/Button'
import { mdiDomain } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Page } from '#ui/page.tsx'
import { EmptyNote } from './empty-note.tsx'

/** Shown on company screens to a user without a company. */
export function NoCompany({ title }: { title: string }) {
  const { t } = useTranslation('account')
  return (
    <Page title={title}>
      <EmptyNote
        icon={mdiDomain}
        title={t('noCompany.title')}
        text={t('noCompany.text')}
        action={
          <Button variant="outlined" component={Anchor} href={paths.company}>
            {t('noCompany.action')}
          </Button>
        }
      />
    </Page>
  )
}
