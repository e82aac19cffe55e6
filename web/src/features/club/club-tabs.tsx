import Box from '@mui/material/Box'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { type ClubTab, clubAddress, clubTabs } from './club.params.ts'

export function ClubTabs({ tab }: { tab: ClubTab }) {
  const { t } = useTranslation('club')
  return (
    <Box
      component="nav"
      aria-label={t('tabs.label')}
      sx={{ display: 'flex', gap: 5, mb: 4, overflowX: 'auto', borderBottom: 1, borderColor: 'divider' }}
    >
      {clubTabs.map((one) => (
        <Box
          key={one}
          component={Anchor}
          href={clubAddress({ tab: one })}
          aria-current={one === tab ? 'page' : undefined}
          sx={{
            display: 'flex',
            alignItems: 'center',
            minHeight: 44,
            color: 'text.secondary',
            textDecoration: 'none',
            whiteSpace: 'nowrap',
            borderBottom: 2,
            borderColor: 'transparent',
            '&:hover': { color: 'text.primary' },
            '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main', fontWeight: 600 },
          }}
        >
          {t(`tabs.${one}`)}
        </Box>
      ))}
    </Box>
  )
}
