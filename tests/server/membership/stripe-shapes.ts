import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Form } from './stripe-form.ts';

const file = fileURLToPath(new URL('./stripe-params.ts', import.meta.url));

/** What is wrong with a request by the parameters of Stripe's OpenAPI document; empty: nothing. */
export type CheckShape = (call: string, form: Form) => readonly string[];

/** What is wrong with an answer; parts may be missing. */
export type CheckAnswer = (call: string, answer: unknown) => readonly string[];

interface StripeShapes {
  readonly calls: readonly string[];
  readonly check: CheckShape;
  readonly checkAnswer: CheckAnswer;
}

/** Reads parameters and answers from the types of the SDK, which Stripe generates from that document. */
export function readStripeShapes(): StripeShapes {
  const program = ts.createProgram([file], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ESNext,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const [declared, answered] = source?.statements.filter(ts.isInterfaceDeclaration) ?? [];
  if (declared === undefined || answered === undefined) throw new Error('There are no types of Stripe.');
  const typeOf = (symbol: ts.Symbol) => checker.getTypeOfSymbolAtLocation(symbol, declared);
  const typesOf = (node: ts.InterfaceDeclaration) =>
    new Map(
      checker.getPropertiesOfType(checker.getTypeAtLocation(node)).map((call) => [call.name, typeOf(call)]),
    );
  const [calls, answers] = [typesOf(declared), typesOf(answered)];
  const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

  function checkText(type: ts.Type, value: string, path: string): readonly string[] {
    const fits = partsOf(type).some((part) => {
      if (part.isStringLiteral()) return part.value === value;
      if (part.isNumberLiteral()) return String(part.value) === value;
      const { flags } = part;
      if (flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(part) === value;
      if (flags & ts.TypeFlags.Number) return /^-?\d+(\.\d+)?$/.test(value);
      // beside the values of an enum, `string & {}` stands for those of later versions
      return (flags & ts.TypeFlags.String) !== 0;
    });
    return fits ? [] : [`${path}: ${JSON.stringify(value)} is not ${checker.typeToString(type)}`];
  }

  function checkGroup(type: ts.Type, form: Form, path: string): readonly string[] {
    const parts = partsOf(type).filter((part) => (part.flags & ts.TypeFlags.Object) !== 0);
    const problems = parts.map((part) => {
      if (checker.isArrayType(part)) {
        const [element] = checker.getTypeArguments(part as ts.TypeReference);
        return element === undefined
          ? []
          : Object.entries(form).flatMap(([key, value]) => checkValue(element, value, `${path}[${key}]`));
      }
      const index = part.getStringIndexType();
      const properties = checker.getPropertiesOfType(part);
      const missing = properties
        .filter(({ flags, name }) => (flags & ts.SymbolFlags.Optional) === 0 && form[name] === undefined)
        .map(({ name }) => `${path}.${name} is missing`);
      const wrong = Object.entries(form).flatMap(([key, value]) => {
        const property = properties.find(({ name }) => name === key);
        const own = property === undefined ? index : typeOf(property);
        return own === undefined ? [`${path}.${key} is unknown`] : checkValue(own, value, `${path}.${key}`);
      });
      return [...missing, ...wrong];
    });
    if (problems.length === 0) return [`${path} must not be a group`];
    return problems.find((each) => each.length === 0) ?? problems[0] ?? [];
  }

  const checkValue = (type: ts.Type, value: string | Form, path: string): readonly string[] =>
    typeof value === 'string' ? checkText(type, value, path) : checkGroup(type, value, path);

  /** Whether a value that is no group is of a kind; as JSON, where a number is no text. */
  const isPlain = (part: ts.Type, value: unknown) => {
    if (part.isStringLiteral()) return part.value === value;
    if (typeof value === 'string') return (part.flags & ts.TypeFlags.String) !== 0;
    if (part.isNumberLiteral()) return part.value === value;
    if (part.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(part) === String(value);
    if (value === null) return (part.flags & ts.TypeFlags.Null) !== 0;
    return typeof value === 'number' && (part.flags & ts.TypeFlags.Number) !== 0;
  };

  function checkFacts(part: ts.Type, value: object, path: string): readonly string[] {
    if (Array.isArray(value) !== checker.isArrayType(part)) return [`${path} is of another kind`];
    if (Array.isArray(value)) {
      const [element] = checker.getTypeArguments(part as ts.TypeReference);
      return element === undefined
        ? []
        : value.flatMap((each, at) => checkFact(element, each, `${path}[${at}]`));
    }
    const properties = new Map(checker.getPropertiesOfType(part).map((each) => [each.name, each]));
    return Object.entries(value).flatMap(([key, each]) => {
      const property = properties.get(key);
      const own = property === undefined ? part.getStringIndexType() : typeOf(property);
      return own === undefined ? [`${path}.${key} is unknown`] : checkFact(own, each, `${path}.${key}`);
    });
  }

  function checkFact(type: ts.Type, value: unknown, path: string): readonly string[] {
    if (typeof value !== 'object' || value === null)
      return partsOf(type).some((part) => isPlain(part, value))
        ? []
        : [`${path}: ${JSON.stringify(value)} is not ${checker.typeToString(type)}`];
    const parts = partsOf(type).filter((part) => (part.flags & ts.TypeFlags.Object) !== 0);
    const problems = parts.map((part) => checkFacts(part, value, path));
    return (
      problems.find((each) => each.length === 0) ??
      problems.toSorted((one, other) => one.length - other.length)[0] ?? [`${path} must not be a group`]
    );
  }

  return {
    calls: [...calls.keys()],
    checkAnswer: (call, answer) => {
      const type = answers.get(call);
      return type === undefined ? [`${call} is unknown`] : checkFact(type, answer, call);
    },
    check: (call, form) => {
      const type = calls.get(call);
      return type === undefined ? [`${call} is unknown`] : checkGroup(type, form, call);
    },
  };
}
