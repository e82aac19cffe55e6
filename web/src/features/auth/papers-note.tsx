import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { contentSlugs } from '@vitrina/contract/content'
import { Trans, useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'

const paper = (slug: string) => <Link href={paths.content(slug)} target="_blank" rel="noopener" underline="always" />

/** Specification §2: the dialogs link to the agreement and the policy; in a new tab, so that nothing typed is lost. */
export function PapersNote() {
  const { t } = useTranslation('auth')
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 4 }}>
      <Trans t={t} i18nKey="papers" components={{ agreement: paper(contentSlugs.agreement), policy: paper(contentSlugs.privacyPolicy) }} />
    </Typography>
  )
}
