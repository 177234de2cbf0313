import classes from './answers.module.css';

type AnswersProps = { pairs: readonly { question: string; ans: string }[]; isOpen?: boolean };

/** Questions that open to their answers, in any number at a time. */
export function Answers({ pairs, isOpen = false }: AnswersProps) {
  return (
    <div className={classes.answers}>
      {pairs.map(({ question, ans }) => (
        <details key={question} open={isOpen}>
          <summary>{question}</summary>
          <p>{ans}</p>
        </details>
      ))}
    </div>
  );
}
