import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { mdiClose, mdiMagnify } from '@mdi/js'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { useDesktop } from '#ui/use-desktop.ts'
import { useSlashKey } from './use-slash-key.ts'

export const SEARCH_ID = 'search'

const Input = styled('input')(({ theme }) => ({
  flexGrow: 1,
  minWidth: 0,
  padding: '0 12px',
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textOverflow: 'ellipsis',
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: theme.vars?.palette.text.secondary, opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
}))

/** The catalogue's keyword lives in the address; what is typed over it lives here until Enter. */
export function SearchField() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isDesktop = useDesktop()
  const input = useRef<HTMLInputElement>(null)
  const keyword = useRouterState({ select: ({ location }) => (location.search as { keyword?: string }).keyword ?? '' })
  const [draft, setDraft] = useState({ over: keyword, text: keyword })
  const text = draft.over === keyword ? draft.text : keyword
  const type = (next: string) => setDraft({ over: keyword, text: next })
  useSlashKey(input)

  const search = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = text.trim()
    setDraft({ over: wanted, text: wanted })
    void navigate({ to: paths.catalogue, search: wanted ? { keyword: wanted } : {} })
  }

  return (
    <Box
      component="form"
      role="search"
      onSubmit={search}
      sx={{
        display: 'flex',
        flexGrow: 1,
        minWidth: 0,
        height: 40,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.default',
        overflow: 'hidden',
        transition: 'border-color 100ms, background-color 100ms',
        '&:hover': { borderColor: 'text.secondary' },
        '&:focus-within': {
          borderColor: 'primary.main',
          bgcolor: 'background.paper',
          boxShadow: (theme) => `0 0 0 1px ${theme.vars?.palette.primary.main}`,
        },
      }}
    >
      <Input
        id={SEARCH_ID}
        name="keyword"
        type="search"
        ref={input}
        value={text}
        onChange={(event) => type(event.target.value)}
        placeholder={t('search.placeholder')}
        aria-label={t('search.label')}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
      />
      {text && (
        <IconButton
          size="small"
          aria-label={t('search.clear')}
          onClick={() => {
            type('')
            input.current?.focus()
          }}
          sx={{ alignSelf: 'center' }}
        >
          <Icon path={mdiClose} sx={{ fontSize: 18 }} />
        </IconButton>
      )}
      {!text && isDesktop && <SlashHint />}
      <IconButton
        type="submit"
        aria-label={t('search.submit')}
        sx={{
          width: 44,
          borderRadius: 0,
          color: 'text.secondary',
          '&:hover': { color: 'primary.main' },
          '&.Mui-focusVisible': { outlineOffset: -3 },
        }}
      >
        <Icon path={mdiMagnify} />
      </IconButton>
    </Box>
  )
}

function SlashHint() {
  const { t } = useTranslation()
  return (
    <Box
      component="kbd"
      aria-hidden
      title={t('search.hint')}
      sx={{
        alignSelf: 'center',
        px: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: '4px',
        fontSize: 12,
        lineHeight: '20px',
        fontFamily: 'inherit',
        color: 'text.secondary',
      }}
    >
      /
    </Box>
  )
}
