import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { mdiCartOutline } from '@mdi/js'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { paths } from '#lib/paths.ts'
import { useUser } from '#parts/site/use-site.ts'
import { Icon } from '#ui/icon.tsx'
import { ImportButton } from './import/import-button.tsx'

export function CartEmpty() {
  const { t } = useTranslation('cart-page')
  const user = useUser()
  const { open } = useHistoryStateSwitch()
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 3, py: 12, textAlign: 'center' }}>
      <Icon path={mdiCartOutline} sx={{ fontSize: 56, color: 'text.secondary' }} />
      <Typography variant="h2">{t('empty.title')}</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 440 }}>
        {user ? t('empty.text') : t('empty.guest')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
        <Button variant="contained" component={Link} to={paths.catalogue}>
          {t('empty.catalogue')}
        </Button>
        {/* Wider pages have it beside the heading. */}
        <Box sx={{ display: { sm: 'none' } }}>
          <ImportButton />
        </Box>
        {!user && (
          <Button variant="outlined" onClick={() => void open({ openedAuth: 'signin' })}>
            {t('empty.signIn')}
          </Button>
        )}
      </Box>
    </Box>
  )
}
