import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from '#i18n/use-translation.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { SuggestionReason } from './suggestion-reason.tsx'
import { UnderstoodLine } from './understood-line.tsx'
import { type Field, useSuggestions } from './use-suggestions.ts'

/** C-11: a panel under the field; on a phone it fills the screen. */
export function Suggestions(field: Field) {
  const { t } = useTranslation('search')
  const { isShown, shown, isNothingFound, take, hintId, ...list } = useSuggestions(field)
  const { options, suggested, keyword } = shown
  const count = options.filter(({ kind }) => kind !== 'all' && kind !== 'more' && kind !== 'clear').length
  const isEmpty = options.length === 0
  return (
    <>
      <Box role="status" sx={hidden}>
        {isShown && (count > 0 || isNothingFound) ? t('found', { count }) : ''}
      </Box>
      {isShown && (!isEmpty || isNothingFound || field.isFull) && (
        <Box
          // Presses here must not take the focus from the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={take}
          sx={field.isFull ? fullScreen : floating}
        >
          {suggested && !isEmpty && <SuggestionReason suggested={suggested} typed={keyword} />}
          {suggested && !isEmpty && <UnderstoodLine suggested={suggested} />}
          {!isEmpty && <SuggestionList {...list} options={options} query={suggested?.text ?? ''} />}
          {hintId && (
            <Typography
              id={hintId}
              variant="body2"
              color="textSecondary"
              sx={{ px: 4, py: 2, fontSize: 12, borderTop: 1, borderColor: 'divider' }}
            >
              {t('keys')}
            </Typography>
          )}
          {isEmpty && (
            <Typography color="textSecondary" sx={{ px: 4, py: 3 }}>
              {isNothingFound ? t('none', { text: keyword }) : !keyword && t('start')}
            </Typography>
          )}
        </Box>
      )}
    </>
  )
}

const hidden = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' }

const floating = {
  position: 'absolute',
  top: 'calc(100% + 6px)',
  left: 0,
  width: { xs: 1, lg: 'max(100%, 860px)' },
  maxHeight: 'calc(100dvh - 88px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  boxShadow: 8,
  zIndex: 'modal',
} as const

const fullScreen = {
  gridColumn: '1 / -1',
  alignSelf: 'stretch',
  mr: -3,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderTop: 1,
  borderColor: 'divider',
  // Lets the last lines be scrolled above the keyboard.
  pb: '40dvh',
} as const
