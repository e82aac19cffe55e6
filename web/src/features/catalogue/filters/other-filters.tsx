import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { mdiChevronDown } from '@mdi/js'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { useFold } from './use-fold.ts'

/** Rarely used filters; open when one of them has a choice. */
export function OtherFilters({ choices, children }: { choices: number; children: ReactNode }) {
  const { t } = useTranslation('filters')
  const [isOpen, toggle] = useFold('others', choices > 0)
  return (
    <>
      <Box sx={{ borderTop: 1, borderColor: 'divider', py: 2 }}>
        <Button
          fullWidth
          color="inherit"
          variant="outlined"
          aria-expanded={isOpen}
          onClick={toggle}
          endIcon={<Icon path={mdiChevronDown} sx={{ rotate: isOpen ? '180deg' : '0deg' }} />}
        >
          {choices > 0 ? t('others.chosen', { count: choices }) : t('others.title')}
        </Button>
      </Box>
      {isOpen && children}
    </>
  )
}
