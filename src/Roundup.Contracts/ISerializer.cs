namespace Roundup.Contracts;

/// <summary>
/// One library. A class in <c>serializers/&lt;Library&gt;/</c> named like its folder implements it; the serializers (configurations)
/// that it offers are listed in the project file beside it.
/// </summary>
/// <remarks>The worker creates one instance in each process and opens one serializer of it. Nothing here is timed.</remarks>
public interface ISerializer
{
    /// <summary>Registers the codecs of <paramref name="serializer"/> for the type <typeparamref name="T"/>.</summary>
    /// <typeparam name="T">The root that is serialized: a model type of the dataset, or a <c>List</c> of it.</typeparam>
    /// <param name="serializer">The configuration, one of the names in the project file.</param>
    /// <param name="model">The description of <typeparamref name="T"/>, with what the flavour of the serializer generated for it.</param>
    /// <param name="shapes">
    /// Takes one codec for each shape that the library offers, or that an adapter makes from a shape that it offers.
    /// </param>
    /// <exception cref="NotSupportedException">
    /// The serializer cannot take this type; the message is shown as the reason of <c>unsupported</c>.
    /// </exception>
    void Open<T>(string serializer, Model<T> model, IShapes<T> shapes)
        where T : notnull;
}

/// <summary>
/// Takes the codecs of one serializer for one model type. A codec is a struct, so that the timed loop is compiled for this codec alone and
/// the cost of a call does not depend on what ran before. Its fields hold what it needs, for example options or a type model.
/// </summary>
/// <typeparam name="T">The root that is serialized.</typeparam>
public interface IShapes<T>
    where T : notnull
{
    /// <summary>Gives what the library itself tells of the user's settings. It is not called where opening is timed.</summary>
    IShapes<T> Note(Func<string?> text);

    /// <summary>Offers <see cref="Shape.String"/>.</summary>
    IShapes<T> String<TCodec>(TCodec codec)
        where TCodec : struct, IStringCodec<T>;

    /// <summary>Offers <see cref="Shape.Bytes"/>.</summary>
    IShapes<T> Bytes<TCodec>(TCodec codec)
        where TCodec : struct, IBytesCodec<T>;

    /// <summary>
    /// Offers <see cref="Shape.BufferWriter"/> and <see cref="Shape.Segments"/>; with an adapter, also <see cref="Shape.Pipe"/>.
    /// </summary>
    IShapes<T> BufferWriter<TCodec>(TCodec codec)
        where TCodec : struct, IBufferWriterCodec<T>;

    /// <summary>Offers <see cref="Shape.Stream"/>.</summary>
    IShapes<T> Stream<TCodec>(TCodec codec)
        where TCodec : struct, IStreamCodec<T>;

    /// <summary>Offers <see cref="Shape.AsyncStream"/>.</summary>
    IShapes<T> AsyncStream<TCodec>(TCodec codec)
        where TCodec : struct, IAsyncStreamCodec<T>;

#if NET9_0_OR_GREATER
    /// <summary>
    /// Offers <see cref="Shape.Pipe"/>. A row that offers only <see cref="Shape.BufferWriter"/> gets this shape through an adapter
    /// automatically.
    /// </summary>
    IShapes<T> Pipe<TCodec>(TCodec codec)
        where TCodec : struct, IPipeCodec<T>;
#endif
}
