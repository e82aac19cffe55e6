import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { mdiDomainPlus } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { Icon } from '#ui/icon.tsx'

/** For a user without a company: what a company gives, and how to get one. */
export function NoCompany() {
  const { t } = useTranslation('companies')
  const { open } = useHistoryStateSwitch()
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 4,
        maxWidth: 720,
        p: { xs: 4, sm: 6 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Icon path={mdiDomainPlus} sx={{ color: 'primary.main', fontSize: 32 }} />
      <Box>
        <Typography variant="subtitle1" component="p">
          {t('none.title')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
          {t('none.text')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button variant="contained" onClick={() => void open({ openedCompanyTool: { kind: 'company' } })}>
            {t('none.add')}
          </Button>
          <Button onClick={() => void open({ openedCompanies: true })}>{t('none.list')}</Button>
        </Box>
      </Box>
    </Box>
  )
}
