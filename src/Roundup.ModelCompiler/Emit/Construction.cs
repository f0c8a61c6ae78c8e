using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Emit;

internal static class Construction
{
    // Emits all statements including return. value emits what a member's value needs first, and returns its expression.
    public static void Emit(CodeWriter code, Locals locals, ObjectType type, Func<Member, string> value, bool withPrivate = false)
    {
        var last = withPrivate ? type.Private : [];
        if (type.SetsOneByOne)
        {
            code.Line($"var result = {type.New}();");
            SetAndReturn(type.Members.Concat(last));
            return;
        }

        var values = new Dictionary<Member, string>();
        foreach (var member in type.Members)
        {
            var expression = value(member);
            values[member] = Identifier.IsName(expression) ? expression : locals.New(member.Name);
            if (values[member] != expression)
            {
                code.Line($"var {values[member]} = {expression};");
            }
        }

        code.Line();
        if (last.Count == 0)
        {
            Return(code, type, values);
            return;
        }

        New(code, "var result =", type, values);
        SetAndReturn(last);

        void SetAndReturn(IEnumerable<Member> members)
        {
            foreach (var member in members)
            {
                code.Line(member.Assign("result", value(member)));
            }

            code.Line("return result;");
        }
    }

    public static string Expression(ObjectType type, Func<Member, string> value)
    {
        var initialized =
            type.Members.Where(member => !type.Parameters.Contains(member)).Select(member => $"{member.Code} = {value(member)}");
        var initializer = string.Join(", ", initialized);
        var construction = $"{type.New}({string.Join(", ", type.Parameters.Select(value))})";
        return initializer.Length == 0 ? construction : $"{construction} {{ {initializer} }}";
    }

    public static void Return(CodeWriter code, ObjectType type, IReadOnlyDictionary<Member, string> values) =>
        New(code, "return", type, values);

    private static void New(CodeWriter code, string head, ObjectType type, IReadOnlyDictionary<Member, string> values)
    {
        var arguments = string.Join(", ", type.Parameters.Select(member => values[member]));
        var initialized = type.Members.Where(member => member.InInitializer).ToList();
        if (initialized.Count == 0)
        {
            code.Line($"{head} {type.New}({arguments});");
            return;
        }

        code.Line($"{head} {type.New}{(arguments.Length == 0 ? string.Empty : $"({arguments})")}");
        code.Line("{");
        foreach (var member in initialized)
        {
            code.Line($"    {member.Code} = {values[member]},");
        }

        code.Line("};");
    }
}
