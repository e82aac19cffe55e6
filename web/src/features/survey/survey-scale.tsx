import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { SURVEY_SCALE, type Survey } from '@vitrina/contract/site/site'

type Props = { question: Survey['questions'][number]; value: number | null; labelId: string; onChange: (value: number) => void }

const POINTS = Array.from({ length: SURVEY_SCALE.to - SURVEY_SCALE.from + 1 }, (_, index) => SURVEY_SCALE.from + index)

/** The first and the last option, when given, label the ends. */
export const SurveyScale = ({ question, value, labelId, onChange }: Props) => (
  <Box>
    <ToggleButtonGroup
      exclusive
      fullWidth
      color="primary"
      size="small"
      aria-labelledby={labelId}
      value={value}
      onChange={(_, chosen: number | null) => chosen !== null && onChange(chosen)}
    >
      {POINTS.map((point) => (
        <ToggleButton key={point} value={point} sx={{ minHeight: 40 }}>
          {point}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
    {question.options.length > 1 && (
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, mt: 1 }}>
        <Typography variant="caption" color="textSecondary">
          {question.options[0]?.text}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ textAlign: 'right' }}>
          {question.options.at(-1)?.text}
        </Typography>
      </Box>
    )}
  </Box>
)
