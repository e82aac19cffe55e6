import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { contentSlugs } from '@vitrina/contract/content/content'
import type { ReactNode } from 'react'
import { Trans } from '#i18n/trans.tsx'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'

/** In a new tab, so that no input is lost. */
export const LegalLink = ({ slug, children }: { slug: string; children?: ReactNode }) => (
  <Link href={paths.content(slug)} target="_blank" rel="noopener" underline="always">
    {children}
  </Link>
)

/** Specification §2: the dialogs link to the agreement and the policy. */
export function LegalNote() {
  const { t } = useTranslation('auth')
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 4 }}>
      <Trans
        t={t}
        i18nKey="legalNote"
        components={{ agreement: <LegalLink slug={contentSlugs.agreement} />, policy: <LegalLink slug={contentSlugs.privacyPolicy} /> }}
      />
    </Typography>
  )
}
