import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { mdiArrowLeft, mdiClose, mdiMagnify } from '@mdi/js'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import { paths } from '#lib/paths.ts'
import { stringifySearch } from '#lib/search-string.ts'
import { focusFirstRowOf } from '#parts/product/first-row-focus.ts'
import { Icon } from '#ui/icon.tsx'
import { useDesktop, usePhone } from '#ui/use-desktop.ts'
import { Optional } from '../optional.tsx'
import { Suggestions } from '../screens.tsx'
import { usePasteSearch } from './use-paste-search.ts'
import { useSlashKey } from './use-slash-key.ts'

export const SEARCH_ID = 'search'
/** The page itself loads first. */
const SUGGESTIONS_AFTER = 2000

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

const inHeader = { position: 'relative', display: 'flex', flexGrow: 1, minWidth: 0 } as const
/** On a phone, with its suggestions. */
const fullScreen = {
  position: 'fixed',
  inset: 0,
  display: 'grid',
  grid: 'auto minmax(0, 1fr) / auto 1fr',
  alignItems: 'center',
  rowGap: 2,
  pt: 2,
  pr: 3,
  bgcolor: 'background.paper',
  zIndex: 'modal',
} as const

/** The catalogue's keyword lives in the address; typed text lives here until Enter. */
export function SearchField() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isDesktop = useDesktop()
  const input = useRef<HTMLInputElement>(null)
  const keyword = useRouterState({ select: ({ location }) => (location.search as { keyword?: string }).keyword ?? '' })
  const [draft, setDraft] = useState({ over: keyword, text: keyword })
  const text = draft.over === keyword ? draft.text : keyword
  const type = (next: string) => setDraft({ over: keyword, text: next })
  const isOpened = useHistoryState('openedSearch') === true
  const isFull = usePhone() && isOpened
  const { close } = useHistoryStateSwitch()
  const [areSuggestionsOn, setSuggestionsOn] = useState(isFull)
  const paste = usePasteSearch({ isFull, onType: type })
  useSlashKey(input)
  // Typed into the page that the server drew, before React heard of it.
  const takeTyped = useEffectEvent(() => {
    const typed = input.current?.value
    if (typed !== undefined && typed !== text) type(typed)
  })
  useEffect(() => {
    takeTyped()
    const timer = setTimeout(() => setSuggestionsOn(true), SUGGESTIONS_AFTER)
    return () => clearTimeout(timer)
  }, [])

  const search = (event: SubmitEvent) => {
    event.preventDefault()
    const query = text.trim()
    setDraft({ over: query, text: query })
    const found = { keyword: query }
    const focused = document.activeElement
    // Asked of the form: while a part of the page is still loading, React may have taken the reference to the field away.
    const isByEnter = focused instanceof HTMLInputElement && event.currentTarget.contains(focused)
    // Keys should go to the found list now; a phone has none.
    if (isByEnter) focused.blur()
    if (isByEnter && !isFull) focusFirstRowOf(paths.catalogue + stringifySearch(found))
    void navigate({ to: paths.catalogue, search: query ? found : {}, replace: isFull })
  }

  return (
    <Box {...(isFull && { role: 'dialog', 'aria-modal': true, 'aria-label': t('search.label') })} sx={isFull ? fullScreen : inHeader}>
      {isFull && (
        <IconButton aria-label={t('close')} onClick={() => close('openedSearch')} sx={{ mx: 1 }}>
          <Icon path={mdiArrowLeft} />
        </IconButton>
      )}
      <Box
        component="form"
        role="search"
        // Where no script has run yet the browser searches by itself.
        action={paths.catalogue}
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
          onFocus={() => setSuggestionsOn(true)}
          onPaste={paste}
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
      {areSuggestionsOn && (
        <Optional>
          <Suggestions input={input} text={text} isFull={isFull} onType={type} />
        </Optional>
      )}
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
