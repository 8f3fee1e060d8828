import type { HelpArticle } from '#contract/entities/help.ts';
import { SanitisedHtml } from '#web/shared/sanitised-html/SanitisedHtml.tsx';
import { Disclosure } from '#web/ui/content/Disclosure.tsx';
import styles from './Help.module.css';
import type { QuestionCategory } from './use-help-centre.ts';

/** The name of a question in the address, such as `/help#question-lost-password`. */
function questionId({ id }: HelpArticle): string {
  return `question-${id}`;
}

interface QuestionsProps {
  readonly categories: readonly QuestionCategory[];
  /** The hash of the address; given if the questions have addresses. */
  readonly hash?: string;
  readonly onFollowed?: () => void;
}

/** The questions by subject, with collapsed answers. */
export function Questions({ categories, hash, onFollowed }: QuestionsProps) {
  return categories.map(({ id, title, questions }) => (
    <div key={id} className={styles.category}>
      <h3>{title}</h3>
      {questions.map((question) => (
        <Disclosure
          key={question.id}
          title={question.title}
          className={styles.question}
          {...(hash !== undefined && {
            id: questionId(question),
            open: hash === `#${questionId(question)}`,
          })}
        >
          <SanitisedHtml
            html={question.content}
            headingLevel={4}
            {...(onFollowed && { onFollowed })}
          />
        </Disclosure>
      ))}
    </div>
  ));
}
