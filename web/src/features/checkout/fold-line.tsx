import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { mdiChevronDown, mdiChevronUp } from '@mdi/js'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type FieldPath, useFormContext, useFormState } from 'react-hook-form'
import { Icon } from '#ui/icon.tsx'
import type { CheckoutDraft } from './checkout-draft.rules.ts'

type Props = {
  title: string
  /** The choices made, in one line. */
  summary: ReactNode
  fields: readonly FieldPath<CheckoutDraft>[]
  /** Something of it is still to be said. */
  isOpenAtFirst: boolean
  children: ReactNode
}

/** A part of the order that is one line until it is looked into; a wrong field opens it. Its fields stay, so that they are checked. */
export function FoldLine({ title, summary, fields, isOpenAtFirst, children }: Props) {
  const { control, setFocus } = useFormContext<CheckoutDraft>()
  const { errors } = useFormState({ control })
  const id = useId()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const wrong = fields.find((name) => errors[name])
  const isForced = useRef(false)
  if (wrong && !isOpen) setOpen(true)
  useEffect(() => {
    // The form has tried to focus it while it was folded away.
    if (wrong && isForced.current) setFocus(wrong)
    isForced.current = !isOpen
  }, [isOpen, wrong, setFocus])
  return (
    <Box component="section" aria-labelledby={id} sx={{ borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}>
      <Typography component="h2" sx={{ m: 0 }}>
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={`${id}fields`}
          onClick={() => setOpen(!isOpen)}
          sx={{
            width: '100%',
            minHeight: 52,
            px: { xs: 4, sm: 5 },
            py: 2,
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '128px minmax(0, 1fr) auto' },
            columnGap: 3,
            alignItems: 'center',
            textAlign: 'left',
            font: 'inherit',
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          <Box component="span" id={id} sx={{ fontSize: 14, fontWeight: 600 }}>
            {title}
          </Box>
          <Box
            component="span"
            sx={{
              gridRow: { xs: 2, sm: 1 },
              gridColumn: { xs: '1 / -1', sm: 2 },
              fontSize: 14,
              lineHeight: '20px',
              color: isOpen ? 'text.secondary' : 'text.primary',
              overflowWrap: 'anywhere',
            }}
          >
            {summary}
          </Box>
          <Icon path={isOpen ? mdiChevronUp : mdiChevronDown} fontSize="small" sx={{ color: 'text.secondary' }} />
        </ButtonBase>
      </Typography>
      <Box
        id={`${id}fields`}
        hidden={!isOpen}
        sx={{
          display: isOpen ? 'grid' : 'none',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 4,
          minWidth: 0,
          px: { xs: 4, sm: 5 },
          pt: 2,
          pb: 5,
        }}
      >
        {children}
      </Box>
    </Box>
  )
}
