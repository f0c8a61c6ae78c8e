using Roundup.Contracts;

namespace Roundup.Protocol;

/// <summary>Opens a case: reads its values, gets its codec and loads its compressor.</summary>
/// <param name="Row">The serializer's row.</param>
/// <param name="Dataset">The dataset.</param>
/// <param name="Many">Whether a root is a list of the type of the dataset.</param>
/// <param name="Shape">The shape.</param>
/// <param name="ValuesPath">The file of the values.</param>
/// <param name="CompressorPath">The assembly of the compressor. Null if there is none; then the next two are null as well.</param>
/// <param name="CompressorClass">The compressor's class, with its namespace.</param>
/// <param name="CompressorRow">The compressor's row.</param>
/// <param name="Streams">The use of streams; null for the usual one.</param>
/// <param name="Place">
/// 0 closes all open cases first. The number of open cases adds one more; later commands refer to it by this number.
/// </param>
internal sealed record OpenCommand(
    string Row,
    string Dataset,
    bool Many,
    Shape Shape,
    string ValuesPath,
    string? CompressorPath = null,
    string? CompressorClass = null,
    string? CompressorRow = null,
    StreamUse? Streams = null,
    int Place = 0) : ICommand<OpenedAnswer>
{
    /// <summary>The token for a root that is a list; also used in <see cref="FirstCall.FirstCallArguments"/>.</summary>
    public const string ManyToken = "many";

    /// <summary>The token for a root that is a single object.</summary>
    public const string OneToken = "one";

    public static MessageType<OpenCommand> Type { get; } = new("open", fields => new(
        fields.Text(),
        fields.Text(),
        fields.Either(ManyToken, OneToken),
        fields.Shape(),
        fields.Text(),
        fields.OptionalText(),
        fields.OptionalText(),
        fields.OptionalText(),
        fields.Streams(),
        fields.Count()));

    public string Name => Type.Name;

    public MessageType<OpenedAnswer> Answer => OpenedAnswer.Type;

    public void Write(MessageWriter fields) => fields
        .Text(Row)
        .Text(Dataset)
        .Either(Many, ManyToken, OneToken)
        .Shape(Shape)
        .Text(ValuesPath)
        .Text(CompressorPath)
        .Text(CompressorClass)
        .Text(CompressorRow)
        .Text(Streams?.ToString())
        .Whole(Place);
}

/// <summary>A case is open.</summary>
/// <param name="Codec">The full name of the type of the codec.</param>
/// <param name="AdaptedFrom">The shape that an adapter calls; null for a native codec.</param>
/// <param name="SystemLibraryVersion">
/// Version of the library of the operating system that the compressor calls; null if it calls none.
/// </param>
internal sealed record OpenedAnswer(string Codec, Shape? AdaptedFrom, string? SystemLibraryVersion) : IMessage
{
    public static MessageType<OpenedAnswer> Type { get; } = new("opened", fields => new(
        fields.Text(),
        fields.OptionalShape(),
        fields.OptionalText()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Text(Codec).Shape(AdaptedFrom).Text(SystemLibraryVersion);
}

/// <summary>Selects the open case for the commands that follow. After <see cref="OpenCommand"/> it is the case just opened.</summary>
internal sealed record UseCommand(int Place) : ICommand<UsedAnswer>
{
    public static MessageType<UseCommand> Type { get; } = new("use", fields => new(fields.Count()));

    public string Name => Type.Name;

    public MessageType<UsedAnswer> Answer => UsedAnswer.Type;

    public void Write(MessageWriter fields) => fields.Whole(Place);
}

/// <summary>The case is selected.</summary>
internal sealed record UsedAnswer : IMessage
{
    public static MessageType<UsedAnswer> Type { get; } = new("used", _ => new());

    public string Name => Type.Name;

    public void Write(MessageWriter fields)
    {
    }
}
