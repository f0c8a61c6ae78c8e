using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.TimedLoops;

// The generated class with the timed loops of one codec, shape and root. It has no type parameter.
internal sealed class TimedLoopClass(string name, string codec, string root, TimedShape shape)
{
    private const string ValueTask = "System.Threading.Tasks.ValueTask";

    public void Write(CodeWriter code)
    {
        using (code.Block($"internal static class {name}"))
        {
            Driver(code);
            Serialize(code);
            Deserialize(code);
            using (code.Block("private struct EmptyCall : ICall"))
            {
                code.Line($"public {root}[] Pool;");
                code.Line($"public {root} Last;");
                code.Line();
                code.Line("public void Invoke(int index) => Last = Pool[index];");
            }
        }
    }

    private void Driver(CodeWriter code)
    {
        using (code.Block($"internal sealed class Driver : {shape.Name}Driver<{codec}, {root}>"))
        {
            code.Line($"public Driver({codec} codec, {root}[] pool) : base(codec, pool) {{ }}");
            code.Line();
            var same = shape.Output is null ? "" : " { Output = Output }";
            code.Line(
                $"public override global::Roundup.Worker.Shapes.Driver<{root}> Over({root}[] pool) => new Driver(Codec, pool){same};");
            code.Line();
            var output = shape.Output is null ? "" : ", Last = Output";
            var written = shape.Output is null ? "LastWritten" : null;
            var read = shape.IsAwaited ? null : "LastRead";
            Time(code, "Serialize", $"new SerializeCall {{ Codec = Codec, Pool = Pool{output} }}", shape.IsAwaited, written);
            Time(code, "Deserialize", "new DeserializeCall { Codec = Codec, Payloads = Payloads }", shape.IsAwaited, read);
            Time(code, "Empty", "new EmptyCall { Pool = Pool }", isAwaited: false, last: null);
        }
    }

    // A timed batch. The result of its last call is kept, to be compared after the clock has stopped.
    private static void Time(CodeWriter code, string what, string call, bool isAwaited, string? last)
    {
        using (code.Block($"public override long Time{what}(int start, long calls, int mask)"))
        {
            code.Line($"var call = {call};");
            code.Line($"var ticks = Loop.{(isAwaited ? "RunAwaited(call" : "Run(ref call")}, start, calls, mask);");
            if (last is not null)
            {
                code.Line($"{last} = call.Last;");
            }

            code.Line("return ticks;");
        }
    }

    private void Serialize(CodeWriter code)
    {
        using (Call(code, "Serialize"))
        {
            code.Line($"public {root}[] Pool;");
            code.Line($"public {shape.Output ?? shape.Payload} Last;");
            code.Line();
            Invoke(code, shape.SerializeAgain("Codec", "Pool[index]", "Last", call =>
                [shape.IsAwaited ? $"return {call};" : shape.Output is null ? $"Last = {call};" : $"{call};"]));
        }
    }

    private void Deserialize(CodeWriter code)
    {
        using (Call(code, "Deserialize"))
        {
            code.Line($"public {shape.Payload}[] Payloads;");
            code.Line($"public {root} Last;");
            code.Line();
            Invoke(code, shape.DeserializeAgain("Codec", "Payloads[index]", call => shape.IsAwaited
                ? [$"var read = {call};", "return read.IsCompletedSuccessfully ? Done(read.Result) : Wait(read);"]
                : [$"Last = {call};"]));
            if (shape.IsAwaited)
            {
                using (code.Block($"private static {ValueTask} Done({root} root)"))
                {
                    code.Line("System.GC.KeepAlive(root);");
                    code.Line("return default;");
                }

                code.Line(
                    $"private static async {ValueTask} Wait({ValueTask}<{root}> read) => "
                    + "System.GC.KeepAlive(await read.ConfigureAwait(false));");
            }
        }
    }

    private IDisposable Call(CodeWriter code, string operation)
    {
        var end = code.Block($"private struct {operation}Call : {(shape.IsAwaited ? "IAsyncCall" : "ICall")}");
        code.Line($"public {codec} Codec;");
        return end;
    }

    private void Invoke(CodeWriter code, IEnumerable<string> statements)
    {
        using (code.Block($"public {(shape.IsAwaited ? $"{ValueTask} InvokeAsync" : "void Invoke")}(int index)"))
        {
            foreach (var statement in statements)
            {
                code.Line(statement);
            }
        }
    }
}
