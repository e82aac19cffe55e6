import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import LinearProgress from '@mui/material/LinearProgress'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { mdiMagnify } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import type { CompanySuggestion } from '@vitrina/contract/directory/directory'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { useSettled } from '#ui/use-settled.ts'
import { CompanyOptions } from './company-options.tsx'
import { companiesQuery } from './sign-up.api.ts'

const LEAST_LETTERS = 3

type Props = { onChoose: (company: CompanySuggestion) => void; onByHand: () => void; onClose: () => void }

/** O-12: companies by name or ИНН; arrows move, Enter chooses. */
export function CompanySearch({ onChoose, onByHand, onClose }: Props) {
  const { t } = useTranslation('auth')
  const listId = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const keyword = useSettled(text.trim().replace(/\s+/g, ' '))
  const isSearchable = keyword.length >= LEAST_LETTERS
  const { data, isError, isFetching } = useQuery({ ...companiesQuery(keyword), enabled: isSearchable })
  const found = isSearchable && !isError ? (data?.suggestions ?? []) : []
  const optionId = (index: number) => `${listId}-${index}`

  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length > 0) {
      event.preventDefault()
      setActive((active + step + found.length) % found.length)
    }
    const chosen = found[active]
    if (event.key === 'Enter') {
      event.preventDefault()
      if (chosen) onChoose(chosen)
    }
  }
  const type = (typed: string) => {
    setText(typed)
    setActive(0)
  }
  return (
    <AppDialog
      isOpen
      title={t('company.searchTitle')}
      onClose={onClose}
      actions={<Button onClick={onByHand}>{t('company.byHand')}</Button>}
    >
      <TextField
        fullWidth
        autoFocus
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        label={t('company.searchLabel')}
        autoComplete="off"
        sx={{ mt: 2 }}
        slotProps={{
          htmlInput: {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': found.length > 0,
            'aria-controls': listId,
            'aria-activedescendant': found.length > 0 ? optionId(active) : undefined,
            maxLength: 300,
            spellCheck: false,
          },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Icon path={mdiMagnify} fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <Box sx={{ height: 2, mt: 1 }}>
        {isSearchable && isFetching && <LinearProgress sx={{ height: 2 }} aria-label={t('company.searching')} />}
      </Box>
      <Box sx={{ minHeight: 280 }}>
        {found.length > 0 ? (
          <CompanyOptions listId={listId} companies={found} active={active} optionId={optionId} onChoose={onChoose} />
        ) : (
          <Typography role="status" color="textSecondary" sx={{ py: 4, overflowWrap: 'anywhere' }}>
            {!isSearchable && t('company.searchHint')}
            {isSearchable && isError && t('company.searchFailed')}
            {isSearchable && !isError && !isFetching && t('company.nothing', { text: keyword })}
          </Typography>
        )}
      </Box>
    </AppDialog>
  )
}
