using System.Reflection;
using Roundup.Protocol.Checks;
using Roundup.Protocol.Fidelity;
using Roundup.Protocol.FirstCall;
using Roundup.Protocol.Instructions;
using Roundup.Protocol.Memory;
using Roundup.Results;

namespace Roundup.Worker.Tests.Protocol;

/// <summary>All messages of the protocol, with examples of each.</summary>
internal static class Messages
{
    private static readonly KeyValuePair<string, string>[] s_pairs = [new("a b", "tab\t"), new("", "-"), new("x", "")];

    /// <summary>The record of every message.</summary>
    public static IReadOnlyList<Type> Types { get; } =
    [
        .. typeof(IMessage).Assembly.GetTypes()
            .Where(type => type is { IsClass: true, IsAbstract: false } && type.IsAssignableTo(typeof(IMessage))),
    ];

    /// <summary>One or more examples of each: for a field that can be unknown, one with and one without a value.</summary>
    public static IReadOnlyList<IMessage> Examples { get; } =
    [
        new ReadyAnswer(".NET 10", s_pairs, []),
        new ReadyAnswer("Mono", [], s_pairs),
        new OpenCommand("contractless+lz4", "Users", true, Shape.BufferWriter, "/a\tb/values.bin"),
        new OpenCommand("default", "-", false, Shape.String, "v", "c.dll", "Compressors.Lz4", "fast", StreamUse.Array, 3),
        new UseCommand(3),
        new UsedAnswer(),
        new OpenedAnswer("Json.Codec", null, "zlib 1.3"),
        new OpenedAnswer("-", Shape.AsyncStream, null, "the fast path is used"),
        new StepAnswer("Serialize"),
        new StepAnswer("first call", 3),
        new OutOfMemoryAnswer("OutOfMemoryException: no", ["Json.Writer.Grow"]),
        new FailedAnswer("JsonException: line\nbreak", ["Json.Reader`1.<Read>b__0", "-"]),
        new UnsupportedAnswer("not here", []),
        new UnavailableAnswer(""),
        new ByeCommand(),
        new ByeAnswer(),
        new VerifyCommand(InPlace: true),
        new FailureCommand(),
        new CompareAgainCommand(),
        new CompareAgainCommand("payload.bin"),
        new ComparedAnswer(Verdict.Exact, 123.25, null, []),
        new ComparedAnswer(Verdict.Lossy, null, null, [new("Orders[].Placed: DateTime.Kind", "Utc → Local (root 0)"), new("-", "")], 3),
        new ComparedAnswer(Verdict.Wrong, 1e300, "root 1 does not come back", [new("a", "b")], Leaks: true),
        new InspectCommand(),
        new ShownAnswer(s_pairs),
        new KeepCommand("C:\\temp\\new"),
        new KeptAnswer(5, null),
        new KeptAnswer(null, "disk full"),
        new ProbeCommand("attributes", "Text", false, Shape.Segments, "text.bin"),
        new RoundTripCommand(new Way.TypeNames()),
        new RoundTripCommand(new Way.Whole(), 7),
        new WriteCommand("a b"),
        new ReadCommand("a", new Way.Reads(7), CheckExpectation.OfPartner),
        new ThreadsCommand(8, 100),
        FactsAnswer.Of(CheckFacts.Passed),
        FactsAnswer.Of(new()
        {
            Seen =
            [
                new(CheckOutcome.UnexpectedException, 3, "cut at byte 17", "NullReferenceException: no", ["Json.Reader.Read"]),
                new(CheckOutcome.Corrupted, null, null, null, []),
            ],
            Lost = s_pairs,
            Figures = [new("messages read", 2.5)],
            NotRun = "it has none",
        }),
        new CountCommand(Serialize: false, 1024),
        new CountedAnswer(),
        new PrepareCommand(true),
        new PrepareCommand(false),
        new PreparedAnswer(),
        new WarmCommand(1000, 0.1),
        new WarmedAnswer(312.5, [new(true, 4096, 1.0 / 3, 2e9), new(false, 1, 1e-7, 0)]),
        new WarmedAnswer(0, []),
        new BatchCommand(true, 1L << 40, 3),
        new BatchCommand(false, 1, 0),
        new BatchAnswer([1.5, null, 3]),
        new EmptyLoopCommand(),
        new EmptyLoopAnswer(0.31),
        new LaunchCommand(true, false),
        new LaunchCommand(false, true),
        new LaunchAnswer(new() { [LaunchQuantities.PeakMemoryBytes] = 1L << 33 }),
        new LaunchAnswer([]),
        new PinCommand(7),
        new PinnedAnswer(7),
        new PinnedAnswer(null),
        new HiddenCommand(true, true),
        new HiddenCommand(false, false),
        new HiddenAnswer(null, new()
        {
            Reading = 0.02,
            Mapping = 0.4,
            AllocatedBytes = 29_440,
            AllocatedElsewhereBytes = 16.5,
        }),
        new HiddenAnswer("hands out the same array", new()),
        new RetainCommand(true, 8, 16, 1000),
        new RetainedAnswer(826_112, 2.5),
        new CalledAnswer(8, 9, new() { [FirstCallQuantities.Open] = 1, [FirstCallQuantities.Size] = 10 }),
        new CalledAnswer(null, 9, new() { [FirstCallQuantities.Call] = 2.5, [FirstCallQuantities.Assemblies] = 0 }),
    ];

    /// <summary>The fields of a message: the parameters of its record.</summary>
    public static IReadOnlyList<ParameterInfo> Fields(Type message) =>
        message.GetConstructors().Single(constructor => constructor.IsPublic).GetParameters();

    /// <summary>Reads a line as a message of a type, and checks its name.</summary>
    public static IMessage Read(Type message, string line)
    {
        try
        {
            var type = message.GetProperty("Type", BindingFlags.Static | BindingFlags.Public).ShouldNotBeNull().GetValue(null)!;
            return (IMessage)type.GetType().GetMethod("Read")!.Invoke(type, [new MessageReader(line)])!;
        }
        catch (TargetInvocationException e)
        {
            throw e.InnerException!;
        }
    }

    /// <summary>Whether it is a command and not an answer.</summary>
    public static bool IsCommand(Type message) =>
        message.GetInterfaces().Any(type => type.IsGenericType && type.GetGenericTypeDefinition() == typeof(ICommand<>));
}

/// <summary>
/// The notation of fields in docs/worker-protocol.md: the name, with <c>?</c> if it can be unknown and <c>*</c> if it is a list.
/// </summary>
internal static class FieldMark
{
    public static bool IsOptional(ParameterInfo field) =>
        Nullable.GetUnderlyingType(field.ParameterType) is not null
        || new NullabilityInfoContext().Create(field).ReadState == NullabilityState.Nullable;

    public static bool IsList(ParameterInfo field) =>
        field.ParameterType != typeof(string) && field.ParameterType.IsAssignableTo(typeof(System.Collections.IEnumerable));

    public static string Of(ParameterInfo field) =>
        char.ToLowerInvariant(field.Name![0]) + field.Name[1..] + (IsOptional(field) ? "?" : IsList(field) ? "*" : "");
}
