using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.TimedLoops;

/// <summary>
/// Generates the timed method of a first call, the file <c>TypedFirstCall.Call.cs</c> of the worker. The file is part of the worker's
/// source and not generated for each entrant: it calls codecs through their interfaces, so that one method serves all entrants and few
/// methods are compiled during a first call.
/// </summary>
public static class FirstCallGenerator
{
    private const string Optimized = "[MethodImpl(MethodImplOptions.NoInlining | MethodImplOptions.AggressiveOptimization)]";

    /// <summary>The text of the file.</summary>
    public static string Write()
    {
        var code = new CodeWriter();
        code.Line("// Generated from TimedShape by FirstCallGenerator (src/Roundup.ModelCompiler). Do not edit; to regenerate:");
        code.Line("// ROUNDUP_UPDATE_GOLDEN=1 dotnet test tests/Roundup.ModelCompiler.Tests --filter FirstCallGeneratorTests");
        foreach (var used in (string[])["System.Diagnostics", "System.Runtime.CompilerServices", "Roundup.Contracts"])
        {
            code.Line($"using {used};");
        }

        code.Line();
        code.Line("namespace Roundup.Worker.FirstCall;");
        code.Line();
        using (code.Block("internal sealed partial class TypedFirstCall<T>"))
        {
            code.Line("/// <summary>The timed method: all timed code of ours is in it, and it is compiled before timing begins.</summary>");
            code.Directive("#if NET");
            code.Line(Optimized);
            code.Directive("#else");
            code.Line("[MethodImpl(MethodImplOptions.NoInlining)]");
            code.Directive("#endif");
            using (code.Block("public void Call(ISerializer serializer, string row)"))
            {
                Call(code);
            }

            foreach (var shape in TimedShape.All.Where(shape => shape.Needs is not null))
            {
                code.Line();
                code.Directive($"#if {shape.Needs}");
                SeparateMethods(code, shape);
                code.Directive("#endif");
            }
        }

        return code.ToString();
    }

    private static void Call(CodeWriter code)
    {
        code.Line("Before = FirstCallProbes.Read();");
        code.Line("Started = Stopwatch.GetTimestamp();");
        code.Line("serializer.Open(row, model, _shapes);");
        code.Line("Opened = Stopwatch.GetTimestamp();");
        code.Line("IsOpen = true;");
        code.Line("var codec = _shapes.Codec ?? throw NoCodec();");
        using (code.Block("switch (shape)"))
        {
            foreach (var shape in TimedShape.All.Where(shape => shape.Needs is not null))
            {
                code.Directive($"#if {shape.Needs}");
                Cases(code, shape, $"case Shape.{shape.Name}:", $"Serialize{shape.Name}(codec);", $"Deserialize{shape.Name}(codec);");
                code.Directive("#endif");
            }

            var everywhere = TimedShape.All.Where(shape => shape.Needs is null).ToList();
            foreach (var shape in everywhere)
            {
                var (serialize, deserialize) = Statements(shape);
                Cases(code, shape, shape == everywhere[^1] ? "default:" : $"case Shape.{shape.Name}:", serialize, deserialize);
            }
        }

        code.Line("Ended = Stopwatch.GetTimestamp();");
        code.Line("After = FirstCallProbes.Read();");
        code.Line("WorkingSet = FirstCallProbes.WorkingSet();");
    }

    private static void Cases(CodeWriter code, TimedShape shape, string label, string serialize, string deserialize)
    {
        code.Line($"case Shape.{shape.Name} when serialize:");
        code.Line($"    {serialize}");
        code.Line("    break;");
        code.Line(label);
        code.Line($"    {deserialize}");
        code.Line("    break;");
    }

    private static (string Serialize, string Deserialize) Statements(TimedShape shape)
    {
        var codec = $"((I{shape.Codec}Codec<T>)codec)";
        var result = shape.IsAwaited ? ".AsTask().GetAwaiter().GetResult()" : "";
        return (
            $"{(shape.Output is null ? $"{shape.PayloadField} = " : "")}{shape.Serialize.Of(codec, "_value!", shape.OutputField)}{result};",
            $"_value = {shape.Deserialize.Of(codec, shape.PayloadField)}{result};");
    }

    /// <summary>
    /// The calls of a shape whose types are in an assembly that the other shapes do not load. They are called without a codec first, so
    /// that they are compiled.
    /// </summary>
    private static void SeparateMethods(CodeWriter code, TimedShape shape)
    {
        var (serialize, deserialize) = Statements(shape);
        SeparateMethods(code, $"Serialize{shape.Name}", serialize);
        code.Line();
        SeparateMethods(code, $"Deserialize{shape.Name}", deserialize);
    }

    private static void SeparateMethods(CodeWriter code, string method, string statement)
    {
        code.Line(Optimized);
        using (code.Block($"private void {method}(object? codec)"))
        using (code.Block("if (codec is not null)"))
        {
            code.Line(statement);
        }
    }
}
