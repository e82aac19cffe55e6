import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { mdiDomain } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'

/** The company one buys for; its card is in the account. */
export function CompanyButton({ name }: { name: string }) {
  const { t } = useTranslation()
  return (
    <Button
      color="inherit"
      component={Anchor}
      href={paths.company}
      startIcon={<Icon path={mdiDomain} />}
      title={name}
      aria-label={`${t('nav.company')}: ${name}`}
      sx={{ px: 2, maxWidth: 190 }}
    >
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {name}
      </Box>
    </Button>
  )
}
